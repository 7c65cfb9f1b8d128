import { translateError } from './translate-error.ts';

/** The answer of a request, or its error in our words. Every request of this folder goes through here once. */
export async function translated<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw translateError(error);
  }
}
