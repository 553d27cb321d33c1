import type { User } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';
import type { Messages, ProfileFormErrors, ProfileFormFields } from '@alphazone/ui';

import type { ProfileChange, SocialService } from '@alphazone/react';

interface Field {
  read: (user: User) => string | undefined;
  send: (typed: string) => string;
  maxLength?: number;
}

const trim = (typed: string) => typed.trim();

const textFields = {
  name: { read: ({ name }) => name, send: trim, maxLength: limits.displayName.maxLength },
  username: { read: ({ username }) => username, send: trim, maxLength: limits.username.maxLength },
  about: { read: ({ about }) => about, send: String, maxLength: limits.profileAbout.maxLength },
  tags: {
    read: ({ tags }) => tags?.join(', '),
    send: (typed) => typed.split(',').map(trim).filter(Boolean).join(','),
  },
} satisfies Record<Exclude<keyof ProfileChange, 'socialLinks' | 'profilePicture'>, Field>;

const linkTo = (service: SocialService): Field => ({
  read: ({ socialLinks }) => socialLinks?.[service],
  send: trim,
  maxLength: limits.socialLink.maxLength,
});

const linkFields = {
  x: linkTo('x'),
  telegram: linkTo('telegram'),
  discord: linkTo('discord'),
} satisfies Record<SocialService, Field>;

const allFields: Record<keyof ProfileFormFields, Field> = { ...textFields, ...linkFields };

export const profileFields = (user: User): ProfileFormFields =>
  mapFields(allFields, ({ read }) => read(user) ?? '');

export const profileMaxLengths = Object.fromEntries(
  Object.entries(allFields).flatMap(([name, { maxLength }]) => (maxLength ? [[name, maxLength]] : [])),
);

/** @param picture null to remove the current one, undefined for no change */
export function profileChange(
  typed: ProfileFormFields,
  picture: File | null | undefined,
  { profilePicture = '' }: Pick<User, 'profilePicture'>,
): ProfileChange {
  return {
    ...mapFields(textFields, ({ send }, name) => send(typed[name])),
    socialLinks: mapFields(linkFields, ({ send }, name) => send(typed[name])),
    // Empty only if there was a picture before (spec section 5).
    ...(picture
      ? { profilePicture: picture }
      : picture === null && profilePicture !== '' && { profilePicture: '' as const }),
  };
}

/** Maps paths of validation errors, such as `tags.0` and `socialLinks.x`, to form fields. */
export function profileFieldOf(path: string): keyof ProfileFormErrors | undefined {
  const [first = '', second = ''] = path.split('.');
  if (first === 'profilePicture') return 'picture';
  const name = first === 'socialLinks' ? second : first;
  return isField(name) ? name : undefined;
}

/** The form's label of a validation error's path, with the number of a tag. */
export function profileLabelOf(
  { profileForm, services }: Pick<Messages, 'profileForm' | 'services'>,
  path: string,
): string | undefined {
  const field = profileFieldOf(path);
  if (!field) return undefined;
  const labels: Record<typeof field, string> = { ...profileForm, ...services };
  const [, index] = /^tags\.(\d+)$/.exec(path) ?? [];
  return index === undefined ? labels[field] : `${labels[field]} ${Number(index) + 1}`;
}

const isField = (name: string): name is keyof ProfileFormFields => Object.hasOwn(allFields, name);

function mapFields<Name extends string>(
  fields: Record<Name, Field>,
  map: (field: Field, name: Name) => string,
): Record<Name, string> {
  const names = Object.keys(fields) as Name[];
  // Safe cast: every name gets a value.
  return Object.fromEntries(names.map((name) => [name, map(fields[name], name)])) as Record<Name, string>;
}
