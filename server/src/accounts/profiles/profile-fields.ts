import type { components, User } from '@alphazone/client';

import type { UserChanges, UserRow } from '../../database/tables';
import { badFields } from '../../errors';

export type ProfileUpdate = components['schemas']['ProfileUpdate'];

interface FieldRules<Name extends keyof ProfileUpdate, Column extends keyof UserRow> {
  column: Column;
  parse?: (text: string) => unknown;
  store: (value: Required<ProfileUpdate>[Name]) => UserRow[Column];
  show: (stored: UserRow[Column]) => User[Name] | undefined;
  /** The column's value for a deleted user. */
  empty: UserChanges[Column];
}

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

export type StoredChanges = Partial<UserRow>;

// TypeScript widens a computed key of a generic type to string.
const entry = (key: string, value: unknown): object => ({ [key]: value });

const fields = {
  name: field('name', {
    column: 'name',
    store: (name) => name.trim(),
    show: (name) => name,
    // The caller replaces it: posts and comments show a name.
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
    parse: (text) => splitTags([text]),
    store: normaliseProfileTags,
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

export const profileColumns: readonly ProfileColumn[] = allFields.map(({ column }) => column);

export const emptyProfile: UserChanges = allFields.reduce((all, { empty }) => ({ ...all, ...empty }), {});

/** Social links contain only the given ones. */
export const profileChanges = (update: ProfileUpdate, pictureUrl: string | undefined): StoredChanges =>
  allFields.reduce<StoredChanges>(
    (changes, { store }) => ({ ...store(update), ...changes }),
    pictureUrl === undefined ? {} : { picture_url: pictureUrl },
  );

export const serialiseFields = (row: Pick<UserRow, ProfileColumn>): Partial<User> =>
  allFields.reduce<Partial<User>>((shown, { show }) => ({ ...shown, ...show(row) }), {});

/** Does not validate. @throws 400 when `socialLinks` is not JSON. */
export const parseFormFields = (form: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).map(([name, text]) => [name, isField(name) ? fields[name].parse(text) : text]),
  );

const isField = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

export function normaliseProfileTags(tags: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const tag of splitTags(tags)) {
    if (!found.has(tag.toLowerCase())) found.set(tag.toLowerCase(), tag);
  }
  return [...found.values()];
}

/** A comma separates tags, in JSON too: the form joins them by commas. */
function splitTags(tags: readonly string[]): string[] {
  return tags
    .flatMap((tag) => tag.split(','))
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

function parseLinks(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badFields({ field: 'socialLinks', message: 'must be JSON text such as {"x":"https://…"}.' });
  }
}
