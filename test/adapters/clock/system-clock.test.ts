import { describe } from 'vitest';
import { createSystemClock } from '../../../src/adapters/clock/system-clock.ts';
import { describeClock } from '../../contract/clock.ts';

describe('system clock', () => describeClock(createSystemClock));
