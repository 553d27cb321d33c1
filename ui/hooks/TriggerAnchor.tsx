import { useImperativeHandle, type Ref, type RefObject } from 'react';

export interface TriggerAnchorProps {
  /** The element that opens the popup. */
  trigger: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/**
 * Child of a Radix trigger. Proxies the real trigger, which is rendered before Radix has loaded: Radix
 * positions the popup at it and returns the focus to it. Renders nothing.
 */
export function TriggerAnchor({ trigger, ref }: TriggerAnchorProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => trigger.current, [trigger]);
  return null;
}
