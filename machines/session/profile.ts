/** Who is logged in, as kept in browser storage under the key `profile`. Spec section 3, Session. */
export interface SessionProfile {
  token: string;
  result: {
    _id: string;
    /** Display name. */
    name: string;
    /** Address of the picture. */
    profilePicture?: string;
  };
}

/** Reads a saved profile; undefined when the text is no JSON or misses `result`, `_id` or `token`. */
export function parseProfile(text: string): SessionProfile | undefined {
  try {
    return toProfile(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The session in an answer or a saved value; undefined when `result`, `_id` or `token` is missing (spec section 4). */
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

/** What is new about a user. Fields that are left out stay as they are. */
export interface UserUpdate {
  _id: string;
  name?: string | undefined;
  /** Empty text takes the picture away. */
  profilePicture?: string | undefined;
}

/** The profile with the update merged in. The ids must match; the caller checks (spec section 4). */
export function mergeUser({ token, result }: SessionProfile, update: UserUpdate): SessionProfile {
  const { profilePicture = result.profilePicture ?? '', name = result.name } = update;
  return { token, result: { _id: result._id, name, ...(profilePicture !== '' && { profilePicture }) } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';
