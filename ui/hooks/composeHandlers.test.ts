import { expect, it, vi } from 'vitest';

import { composeHandlers } from './composeHandlers';

it('calls the caller’s handler, then the component’s own', () => {
  const calls: string[] = [];
  const handler = composeHandlers(
    () => calls.push('given'),
    () => calls.push('own'),
  );

  handler({ defaultPrevented: false });

  expect(calls).toEqual(['given', 'own']);
});

it('skips its own handler after preventDefault', () => {
  const own = vi.fn();
  const event = new Event('click', { cancelable: true });

  composeHandlers((given: Event) => given.preventDefault(), own)(event);

  expect(own).not.toHaveBeenCalled();
});

it('works without a caller’s handler', () => {
  const own = vi.fn();
  composeHandlers(undefined, own)({ defaultPrevented: false });
  expect(own).toHaveBeenCalledOnce();
});
