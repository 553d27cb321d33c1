import { parseLenient } from './parseLenient';
import type { components } from './schema';
import { partialOf } from './shape';
import { Session } from './shapes';

/** Returns undefined when `result`, its `_id` or the token is missing or empty. A missing name is empty. */
export function parseSession(value: unknown): components['schemas']['Session'] | undefined {
  const { token, result } = parseLenient(partialOf(Session), value) ?? {};
  if (!token || !result?._id) return undefined;
  const { _id, name = '', profilePicture } = result;
  return { token, result: { _id, name, ...(profilePicture && { profilePicture }) } };
}

/** `parseSession` for stored text. Also undefined for invalid JSON. */
export function parseStoredSession(text: string): ReturnType<typeof parseSession> {
  try {
    return parseSession(JSON.parse(text));
  } catch {
    return undefined;
  }
}
