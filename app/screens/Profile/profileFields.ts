import type { FieldError, User } from '@alphazone/client';
import type { ProfileFormErrors, ProfileFormFields } from '@alphazone/ui';

import type { ProfileChange } from '../../api/users/profileMutations';

/** A user as the edit form shows it. */
export function profileFields({
  name,
  username = '',
  about = '',
  tags = [],
  socialLinks: { x = '', telegram = '', discord = '' } = {},
}: User): ProfileFormFields {
  return { name, username, about, tags: tags.join(', '), x, telegram, discord };
}

/**
 * What the edit form sends.
 *
 * @param picture a new one; null when it was taken away, undefined when it was left alone
 */
export function profileChange(
  { name, username, about, tags, x, telegram, discord }: ProfileFormFields,
  picture: File | null | undefined,
  { profilePicture = '' }: Pick<User, 'profilePicture'>,
): ProfileChange {
  return {
    name: name.trim(),
    username: username.trim(),
    about,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
      .join(','),
    socialLinks: { x: x.trim(), telegram: telegram.trim(), discord: discord.trim() },
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

/** What the server says of a field, by itself: "must not be blank." → "Must not be blank." */
export const asSentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);

const fieldNames = ['name', 'username', 'about', 'tags', 'x', 'telegram', 'discord', 'picture'] as const;

function fieldNamed(path: string): keyof ProfileFormErrors | undefined {
  const [first = '', second] = path.split('.');
  const name = first === 'profilePicture' ? 'picture' : first === 'socialLinks' ? second : first;
  return fieldNames.find((known) => known === name);
}
