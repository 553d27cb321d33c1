import { useForum, useSession } from '@alphazone/react';

import type { FormName } from '../../client/rendering';
import { problemOf } from './formResult';
import { useFormResult } from './useFormResult';

/**
 * Returns why the server refused a form sent without scripts, until the user opens another page or has logged in for it.
 * Log-ins: `Auth/authProblem.ts`.
 *
 * @param postId The post that the form is about. @default any
 */
export function useFormProblem(names: readonly FormName[], postId?: string): string | undefined {
  const formResult = useFormResult();
  const { texts } = useForum();
  const { user } = useSession();
  if (user && formResult?.status === 401) return undefined;
  if (!formResult || formResult.isHeld === true || !names.includes(formResult.form)) return undefined;
  if (postId !== undefined && formResult.postId !== postId) return undefined;
  return problemOf(formResult, texts);
}

/** Whether a comment on this post, sent without scripts, is pending approval. */
export function useIsCommentHeld(postId: string): boolean {
  const formResult = useFormResult();
  return formResult?.isHeld === true && formResult.postId === postId;
}
