import { onDemand, usePopup } from '../../hooks/onDemand';
import type { MediaViewerProps } from './MediaViewerPopup';

export type { MediaViewerProps };

const popup = onDemand(() => import('./MediaViewerPopup'));

/** A full-window picture viewer. Arrow keys wrap around, Escape closes. Renders a modal dialog. */
export function MediaViewer(props: MediaViewerProps) {
  const parts = usePopup(popup, props.index !== undefined, () => props.onIndexChange(undefined));
  return parts ? <parts.MediaViewerPopup {...props} /> : null;
}
