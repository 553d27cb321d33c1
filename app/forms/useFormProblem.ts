import { useForum } from '@alphazone/react';

import { usePorts } from '../ports';
import { problemOf, type FormName } from './formResult';

/**
 * What the server says about a form that was sent without scripts.
 *
 * @param postId The post that the form is about. @default any
 */
export function useFormProblem(names: readonly FormName[], postId?: string): string | undefined {
  const { formResult } = usePorts();
  const { texts } = useForum();
  if (!formResult || !names.includes(formResult.form)) return undefined;
  if (postId !== undefined && formResult.postId !== postId) return undefined;
  return problemOf(formResult, texts);
}
