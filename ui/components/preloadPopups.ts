import { menuPopup } from './Menu/lateMenu';
import { tooltipPopup } from './Tooltip/useTooltip';

/** Loads menus and tooltips when the browser is idle, so that the first one opens as fast as the next. */
export function preloadPopups(): void {
  menuPopup.load();
  tooltipPopup.load();
}
