import { v5 } from 'uuid';

import { isId } from '../database/ids';

const name = 'formKey';

/** In the app's markup, quotes and angle brackets of texts and attributes are escaped, and forms are not nested. */
const keyedForms = /<form [^>]*action="\/forms\/(?:vote|comment)\/[^]*?(?=<\/form>)/g;

/**
 * Adds the key to the forms that vote and comment, as a hidden field. The field comes last, because styles select first
 * children.
 */
export const insertFormKey = (html: string, key: string): string =>
  html.replace(keyedForms, (form) => `${form}<input type="hidden" name="${name}" value="${key}">`);

/** Undefined without a valid key. */
export function formKeyIn(fields: Partial<Record<string, string>>): string | undefined {
  const key = fields[name];
  return key !== undefined && isId(key) ? key : undefined;
}

/**
 * Returns the idempotency key of the form's call, derived from the page's key and the call: a different vote or text is a new
 * request.
 */
export function callKeyOf(
  fields: Partial<Record<string, string>>,
  { url, body }: { url: string; body: object },
): string | undefined {
  const formKey = formKeyIn(fields);
  return formKey && v5(JSON.stringify([url, body]), formKey);
}
