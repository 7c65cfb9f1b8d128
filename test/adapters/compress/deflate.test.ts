import { describe } from 'vitest';
import { createDeflate } from '../../../src/adapters/compress/deflate.ts';
import { describeCompressor } from '../../contract/compressor.ts';

describe('createDeflate', () => describeCompressor(createDeflate));
