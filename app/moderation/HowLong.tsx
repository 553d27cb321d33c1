import { RadioGroup } from '@alphazone/ui';

import { sanctionTexts as texts } from './sanctionTexts';

/** A number of days, or `good`. */
type Duration = (typeof texts.days)[number]['value'];

export const initialDuration: Duration = '3';

/** The field of a decision that lasts. A permanent one has no days. */
export const daysIn = (duration: Duration) => (duration === 'good' ? {} : { days: Number(duration) });

export interface HowLongProps {
  value: Duration;
  onValueChange: (duration: Duration) => void;
}

/** How long a silence or a ban lasts. */
export const HowLong = (props: HowLongProps) => (
  <RadioGroup label={texts.howLong} options={texts.days} {...props} />
);
