import { onDemand, useOnDemand } from '../../hooks/onDemand';
import type { SuggestionPopupProps } from './FloatingPopup';

export type { SuggestionPopupProps };

const popup = onDemand(() => import('./FloatingPopup'));

export function SuggestionPopup(props: SuggestionPopupProps) {
  const parts = useOnDemand(popup);
  return parts ? <parts.FloatingPopup {...props} /> : null;
}
