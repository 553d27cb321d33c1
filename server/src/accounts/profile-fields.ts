import type { components, User } from '@alphazone/client';

import type { UserChanges, UserRow } from '../database/tables';
import { badFields } from '../errors';

/** A profile change as JSON writes it. */
export type ProfileUpdate = components['schemas']['ProfileUpdate'];

interface FieldRules<Name extends keyof ProfileUpdate, Column extends keyof UserRow> {
  column: Column;
  /** Converts the text of a multipart form to the value in a JSON body. @default the text itself */
  parse?: (text: string) => unknown;
  store: (value: Required<ProfileUpdate>[Name]) => UserRow[Column];
  /** Undefined leaves the field out of the answer. */
  show: (stored: UserRow[Column]) => User[Name] | undefined;
  /** The column of a deleted user. */
  empty: UserChanges[Column];
}

/** Binds a field's rules to its name in the contract and its column. */
function field<Name extends keyof ProfileUpdate, Column extends keyof UserRow>(
  name: Name,
  { column, parse = (text) => text, store, show, empty }: FieldRules<Name, Column>,
) {
  return {
    column,
    parse,
    store: (update: ProfileUpdate): StoredChanges => {
      const value: ProfileUpdate[Name] | undefined = update[name];
      return value === undefined ? {} : entry(column, store(value as Required<ProfileUpdate>[Name]));
    },
    show: (row: Pick<UserRow, Column>): Partial<User> => {
      const shown = show(row[column]);
      return shown === undefined ? {} : entry(name, shown);
    },
    empty: entry(column, empty) as UserChanges,
  };
}

/** Changed columns, as the database returns them. */
export type StoredChanges = Partial<UserRow>;

// A computed key of a generic type widens to any text; the value belongs to the key.
const entry = (key: string, value: unknown): object => ({ [key]: value });

/** Every field that members edit in their profile: one that is missing here does not compile. */
const fields = {
  name: field('name', {
    column: 'name',
    store: (name) => name.trim(),
    show: (name) => name,
    // Posts and comments show a name: the caller sets another.
    empty: '',
  }),
  username: field('username', {
    column: 'username',
    store: (username) => (username === '' ? null : username),
    show: (username) => username ?? undefined,
    empty: null,
  }),
  about: field('about', {
    column: 'about',
    store: (about) => about.trim(),
    show: (about) => about,
    empty: '',
  }),
  tags: field('tags', {
    column: 'tags',
    parse: (text) => trimmed(text.split(',')),
    store: profileTags,
    show: (tags) => tags,
    empty: [],
  }),
  socialLinks: field('socialLinks', {
    column: 'social_links',
    parse: parseLinks,
    store: (links) => links,
    show: (links) => links,
    empty: '{}',
  }),
  profilePicture: field('profilePicture', {
    column: 'picture_url',
    // Only empty text is valid: a new picture needs an upload.
    store: () => null,
    show: (url) => url ?? undefined,
    empty: null,
  }),
} satisfies Record<keyof ProfileUpdate, unknown>;

const allFields = Object.values(fields);

type ProfileColumn = (typeof allFields)[number]['column'];

/** The columns of the fields. */
export const profileColumns: readonly ProfileColumn[] = allFields.map(({ column }) => column);

/** What a deleted user's profile holds. */
export const emptyProfile: UserChanges = allFields.reduce((all, { empty }) => ({ ...all, ...empty }), {});

/** Changed columns. Social links are only those given. */
export const profileChanges = (update: ProfileUpdate, pictureUrl: string | undefined): StoredChanges =>
  allFields.reduce<StoredChanges>(
    (changes, { store }) => ({ ...store(update), ...changes }),
    pictureUrl === undefined ? {} : { picture_url: pictureUrl },
  );

/** The fields of a user in an answer. */
export const serialiseFields = (row: Pick<UserRow, ProfileColumn>): Partial<User> =>
  allFields.reduce<Partial<User>>((shown, { show }) => ({ ...shown, ...show(row) }), {});

/**
 * Converts the fields of a multipart form to the shape of the JSON body. Does not validate them.
 *
 * @throws 400 when `socialLinks` is not JSON.
 */
export const formAsJson = (form: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).map(([name, text]) => [name, isField(name) ? fields[name].parse(text) : text]),
  );

const isField = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

/** Tags of a user: trimmed, each once in any letter case, as first written. */
export function profileTags(tags: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const tag of trimmed(tags)) {
    if (!found.has(tag.toLowerCase())) found.set(tag.toLowerCase(), tag);
  }
  return [...found.values()];
}

function trimmed(tags: readonly string[]): string[] {
  return tags.map((tag) => tag.trim()).filter((tag) => tag !== '');
}

function parseLinks(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badFields({ field: 'socialLinks', message: 'must be JSON text such as {"x":"https://…"}.' });
  }
}
