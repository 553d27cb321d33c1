import type * as RadixMenu from '@radix-ui/react-dropdown-menu';
import {
  cloneElement,
  useDeferredValue,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';

import { mergeProps } from '../../hooks/mergeProps';
import { useCloseOnFailure, useHasBeenTrue, useOnDemand } from '../../hooks/onDemand';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useOpenState } from '../../hooks/useOpenState';
import type { WithChild } from '../../hooks/withChild';
import { MenuContext, useMenu } from './menuContext';
import type { MenuContentProps, MenuItemProps, MenuLinkItemProps, MenuRadioGroupProps } from './MenuPopup';
import { menuPopup, useMenuPopup } from './useMenuPopup';
import { isIgnored, usePress } from './usePress';

export type { MenuContentProps, MenuItemProps, MenuLinkItemProps, MenuRadioGroupProps };

export type MenuRootProps = ComponentProps<typeof RadixMenu.Root>;

/** Holds the state of a menu. Not modal by default, so the page still scrolls. Renders no element. */
export function Root({ modal = false, dir, children, ...props }: MenuRootProps) {
  const [isOpen, changeOpen] = useOpenState(props);
  const trigger = useRef<HTMLElement>(null);
  const isByKey = useRef(false);
  const contentId = useId();
  const setOpen = (next: boolean, byKey = false) => {
    isByKey.current = byKey;
    changeOpen(next);
  };
  return (
    <MenuContext value={{ isOpen, setOpen, isModal: modal, dir, trigger, contentId, isByKey }}>
      {children}
    </MenuContext>
  );
}

export type MenuTriggerProps = WithChild<ComponentProps<typeof RadixMenu.Trigger>>;

/** Opens the menu, unless its button is disabled or busy. Renders its only child, which must be a kit button. */
export function Trigger({ children: child, asChild: _, ref, ...props }: MenuTriggerProps) {
  const menu = useMenu();
  const { isOpen, setOpen, trigger, contentId } = menu;
  const id = useId();
  const mergedRef = useMergedRef(trigger, ref ?? child.props.ref);
  const press = usePress(menu);

  const own = {
    type: 'button' as const,
    id,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? contentId : undefined,
    'data-state': isOpen ? 'open' : 'closed',
    onPointerEnter: menuPopup.load,
    onFocus: menuPopup.load,
    ...press,
    onKeyDown: (event: KeyboardEvent) => {
      if (isIgnored(event)) return;
      if (event.key === 'Enter' || event.key === ' ') setOpen(!isOpen, true);
      else if (event.key === 'ArrowDown') setOpen(true, true);
      else return;
      event.preventDefault();
    },
    // Firefox sends a click after the Space key is released.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault();
    },
  };
  return cloneElement(child, { ...mergeProps(own, mergeProps(props, child.props)), ref: mergedRef });
}

/** The popup. Renders a `<div role="menu">` in a portal, which is loaded when its trigger is first pointed at or focused. */
export function Content(props: MenuContentProps) {
  const { isOpen } = useMenu();
  // Shows the pressed trigger first.
  const isShown = useDeferredValue(isOpen);
  return useHasBeenTrue(isOpen && isShown) ? <LoadedContent {...props} /> : null;
}

function LoadedContent(props: MenuContentProps) {
  const { isOpen, setOpen } = useMenu();
  const parts = useMenuPopup(isOpen);
  useCloseOnFailure(menuPopup, isOpen, () => setOpen(false));
  return parts ? <parts.Popup {...props} /> : null;
}

/** For parts inside the popup, which has loaded before they render. */
const useParts = () => useOnDemand(menuPopup);

/** An action with an optional leading icon. Renders a `<div role="menuitem">`. */
export function Item(props: MenuItemProps) {
  const parts = useParts();
  return parts ? <parts.Item {...props} /> : null;
}

/** A link in a menu. Renders the application's link component with `role="menuitem"`. */
export function LinkItem(props: MenuLinkItemProps) {
  const parts = useParts();
  return parts ? <parts.LinkItem {...props} /> : null;
}

/** A group of mutually exclusive items. Renders a `<div role="group">`. */
export function RadioGroup(props: MenuRadioGroupProps) {
  const parts = useParts();
  return parts ? <parts.RadioGroup {...props} /> : null;
}

/** An item of a `RadioGroup`, with a check mark when selected. Renders a `<div role="menuitemradio">`. */
export function RadioItem(props: ComponentProps<typeof RadixMenu.RadioItem>) {
  const parts = useParts();
  return parts ? <parts.RadioItem {...props} /> : null;
}

/** A line between groups. Renders a `<div role="separator">`. */
export function Separator(props: ComponentProps<typeof RadixMenu.Separator>) {
  const parts = useParts();
  return parts ? <parts.Separator {...props} /> : null;
}

/** A heading in a menu. Renders a `<div>`. */
export function Label(props: ComponentProps<typeof RadixMenu.Label>) {
  const parts = useParts();
  return parts ? <parts.Label {...props} /> : null;
}
