import { use } from 'react';

import type { FormResult } from '../../client/rendering';
import { FirstPageContext } from '../navigation/FirstPageContext';
import { usePorts } from '../ports';

/** Returns the result of a form sent without scripts, until the user opens another page. */
export function useFormResult(): FormResult | undefined {
  const { formResult } = usePorts();
  return use(FirstPageContext) ? formResult : undefined;
}
