import type { FieldError, User } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';
import type { ProfileFormErrors, ProfileFormFields } from '@alphazone/ui';

import type { ProfileChange, SocialService } from '../../api/users/profileMutations';

/** A field of the edit form. */
interface Field {
  /** A user's value, as the form shows it. */
  read: (user: User) => string | undefined;
  /** What was typed, as it is sent. */
  send: (typed: string) => string;
  maxLength?: number;
}

const trimmed = (typed: string) => typed.trim();

/** The fields that are sent under their own names. */
const textFields = {
  name: { read: ({ name }) => name, send: trimmed, maxLength: limits.displayName.maxLength },
  username: { read: ({ username }) => username, send: trimmed, maxLength: limits.username.maxLength },
  about: { read: ({ about }) => about, send: String, maxLength: limits.profileAbout.maxLength },
  tags: {
    read: ({ tags }) => tags?.join(', '),
    send: (typed) => typed.split(',').map(trimmed).filter(Boolean).join(','),
  },
} satisfies Record<Exclude<keyof ProfileChange, 'socialLinks' | 'profilePicture'>, Field>;

const linkTo = (service: SocialService): Field => ({
  read: ({ socialLinks }) => socialLinks?.[service],
  send: trimmed,
  maxLength: limits.socialLink.maxLength,
});

/** The fields that are sent together as `socialLinks`. */
const linkFields = {
  x: linkTo('x'),
  telegram: linkTo('telegram'),
  discord: linkTo('discord'),
} satisfies Record<SocialService, Field>;

/** Every field of the form: one that is missing here or there does not compile. */
const allFields: Record<keyof ProfileFormFields, Field> = { ...textFields, ...linkFields };

/** A user as the edit form shows it. */
export const profileFields = (user: User): ProfileFormFields =>
  mapFields(allFields, ({ read }) => read(user) ?? '');

/** Characters that each field takes. */
export const profileMaxLengths = Object.fromEntries(
  Object.entries(allFields).flatMap(([name, { maxLength }]) => (maxLength ? [[name, maxLength]] : [])),
);

/**
 * What the edit form sends.
 *
 * @param picture A new one; null when it was removed, undefined when it was left alone.
 */
export function profileChange(
  typed: ProfileFormFields,
  picture: File | null | undefined,
  { profilePicture = '' }: Pick<User, 'profilePicture'>,
): ProfileChange {
  return {
    ...mapFields(textFields, ({ send }, name) => send(typed[name])),
    socialLinks: mapFields(linkFields, ({ send }, name) => send(typed[name])),
    // Sent as an empty value only if there was one before (spec section 5).
    ...(picture
      ? { profilePicture: picture }
      : picture === null && profilePicture !== '' && { profilePicture: '' as const }),
  };
}

/** What the server found wrong, at the fields of the form. Its names are such as `tags.0` and `socialLinks.x`. */
export function profileErrors(problems: readonly FieldError[]): ProfileFormErrors {
  const errors: ProfileFormErrors = {};
  for (const { field, message } of problems) {
    const name = fieldNamed(field);
    if (name) errors[name] ??= asSentence(message);
  }
  return errors;
}

/** A server's words about a field, as a sentence of its own: "must not be blank." → "Must not be blank." */
export const asSentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);

function fieldNamed(path: string): keyof ProfileFormErrors | undefined {
  const [first = '', second = ''] = path.split('.');
  if (first === 'profilePicture') return 'picture';
  const name = first === 'socialLinks' ? second : first;
  return isField(name) ? name : undefined;
}

const isField = (name: string): name is keyof ProfileFormFields => Object.hasOwn(allFields, name);

function mapFields<Name extends string>(
  fields: Record<Name, Field>,
  map: (field: Field, name: Name) => string,
): Record<Name, string> {
  const names = Object.keys(fields) as Name[];
  // Each name gets its value: the record is complete.
  return Object.fromEntries(names.map((name) => [name, map(fields[name], name)])) as Record<Name, string>;
}
