/** A session as stored under the key `profile`. */
export interface SessionProfile {
  token: string;
  result: {
    _id: string;
    name: string;
    profilePicture?: string;
  };
}

/** Parses a stored session; undefined if it is invalid. */
export function parseProfile(text: string): SessionProfile | undefined {
  try {
    return toProfile(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Validates a session from a response or from storage; undefined if `result`, `_id` or `token` is missing. */
export function toProfile(value: unknown): SessionProfile | undefined {
  if (!isRecord(value) || !isRecord(value['result'])) return undefined;
  const { token, result } = value;
  const { _id, name, profilePicture } = result;
  if (!isFilled(token) || !isFilled(_id)) return undefined;
  return {
    token,
    result: {
      _id,
      name: typeof name === 'string' ? name : '',
      ...(isFilled(profilePicture) && { profilePicture }),
    },
  };
}

/** A partial update of a user. Absent fields are unchanged. */
export interface UserUpdate {
  _id: string;
  name?: string | undefined;
  /** An empty string removes the picture. */
  profilePicture?: string | undefined;
}

/** Merges an update into a session. The caller has checked that the ids match. */
export function mergeUser({ token, result }: SessionProfile, update: UserUpdate): SessionProfile {
  const { profilePicture = result.profilePicture ?? '', name = result.name } = update;
  return { token, result: { _id: result._id, name, ...(profilePicture !== '' && { profilePicture }) } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';
