import { onDemand, useOnDemand, useWasTrue } from '../../hooks/onDemand';
import type { MediaViewerProps } from './MediaViewerPopup';

export type { MediaViewerProps };

const popup = onDemand(() => import('./MediaViewerPopup'));

/** A full-window picture viewer. Arrow keys wrap around, Escape closes. Renders a modal dialog. */
export function MediaViewer(props: MediaViewerProps) {
  const isOpen = props.index !== undefined;
  const parts = useOnDemand(popup, isOpen);
  return useWasTrue(isOpen) && parts ? <parts.MediaViewerPopup {...props} /> : null;
}
