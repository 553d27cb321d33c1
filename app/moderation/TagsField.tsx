import { limits } from '@alphazone/client/limits';
import { TextField } from '@alphazone/ui';

import { contentTexts } from './contentTexts';

export interface TagsFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shows the error for missing tags. */
  isMissing: boolean;
}

/** The new tags of a post, separated by spaces. */
export const TagsField = ({ label, value, onChange, isMissing }: TagsFieldProps) => (
  <TextField
    label={label}
    maxLength={limits.tagName.maxLength * limits.postTags.maxItems}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={isMissing ? contentTexts.tagsMissing : undefined}
  />
);
