import { limits } from '@alphazone/client/limits';
import { TextField } from '@alphazone/ui';

import { decisionTexts } from '../decisionTexts';

export interface TagsFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Shows the error for missing tags. */
  isMissing: boolean;
}

/** The new tags of a post, separated by spaces. */
export const TagsField = ({ value, onChange, isMissing }: TagsFieldProps) => (
  <TextField
    label={decisionTexts.tags}
    maxLength={limits.tagName.maxLength * limits.postTags.maxItems}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={isMissing ? decisionTexts.tagsMissing : undefined}
  />
);
