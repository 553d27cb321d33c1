import { badFields } from '../errors';

/**
 * Converts the fields of a multipart form to the shape of the JSON body. Does not validate them.
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
