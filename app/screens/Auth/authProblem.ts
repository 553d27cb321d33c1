import type { AuthTexts } from '@alphazone/react';

import type { FormResult } from '../../../client/rendering';

/** Returns why a log-in sent without scripts failed: the form's own alert where it has one, otherwise the server's message. */
export function authProblem({ form, message, missing }: FormResult, texts: AuthTexts): string | undefined {
  if (form !== 'log-in' && form !== 'code') return undefined;
  if (missing.length > 1) return texts.emailAndPasswordMissing;
  const [name] = missing;
  if (name === 'code') return texts.codeMissing;
  return name === undefined ? message : texts[name === 'email' ? 'emailMissing' : 'passwordMissing'];
}
