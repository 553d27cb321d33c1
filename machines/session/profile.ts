/** A session as stored under the key `profile`. */
export interface SessionProfile {
  token: string;
  result: {
    _id: string;
    name: string;
    profilePicture?: string;
  };
}

export type StoredProfile = SessionProfile | 'unreadable' | null;

/** Absent fields are unchanged. */
export interface UserUpdate {
  _id: string;
  name?: string | undefined;
  /** An empty string removes the picture. */
  profilePicture?: string | undefined;
}

/** The caller has checked that the ids match. */
export function mergeUser({ token, result }: SessionProfile, update: UserUpdate): SessionProfile {
  const { profilePicture = result.profilePicture ?? '', name = result.name } = update;
  return { token, result: { _id: result._id, name, ...(profilePicture !== '' && { profilePicture }) } };
}
