import { RadioGroup } from '@alphazone/ui';

import { sanctionTexts as texts } from '../sanctionTexts';

/** A number of days, or `permanent`. */
type Duration = (typeof texts.days)[number]['value'];

export const initialDuration: Duration = '3';

/** Returns the decision's number of days. Empty: permanent. */
export const daysIn = (duration: Duration) => (duration === 'permanent' ? {} : { days: Number(duration) });

export interface DurationFieldProps {
  value: Duration;
  onValueChange: (duration: Duration) => void;
}

/** The duration of a silence or a ban. */
export const DurationField = (props: DurationFieldProps) => (
  <RadioGroup label={texts.howLong} options={texts.days} {...props} />
);
