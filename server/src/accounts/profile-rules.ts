import type { components } from '@alphazone/client';

import { badFields } from '../errors';

/** A profile change as JSON writes it. */
export type ProfileUpdate = components['schemas']['ProfileUpdate'];

/** Tags of a member: trimmed, each once in any letter case, as first written. */
export function profileTags(tags: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const tag of tags.map((text) => text.trim()).filter((text) => text !== '')) {
    if (!found.has(tag.toLowerCase())) found.set(tag.toLowerCase(), tag);
  }
  return [...found.values()];
}

/**
 * What a multipart form says, in the form that JSON would say it. The values are not yet checked.
 *
 * @throws 400 when `socialLinks` is not JSON.
 */
export function formAsJson(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const { tags, socialLinks, ...others } = fields;
  return {
    ...others,
    ...(tags !== undefined && {
      tags: tags
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    }),
    ...(socialLinks !== undefined && { socialLinks: parsedLinks(socialLinks) }),
  };
}

function parsedLinks(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badFields({ field: 'socialLinks', message: 'must be JSON text such as {"x":"https://…"}.' });
  }
}
