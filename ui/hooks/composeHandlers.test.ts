import { expect, it, vi } from 'vitest';

import { composeHandlers } from './composeHandlers';

it('calls the user’s handler and then the component’s own', () => {
  const calls: string[] = [];
  const handler = composeHandlers(
    () => calls.push('given'),
    () => calls.push('own'),
  );

  handler({ defaultPrevented: false });

  expect(calls).toEqual(['given', 'own']);
});

it('leaves the own one out when the user’s prevented it', () => {
  const own = vi.fn();
  const event = new Event('click', { cancelable: true });

  composeHandlers((given: Event) => given.preventDefault(), own)(event);

  expect(own).not.toHaveBeenCalled();
});

it('does with the own one alone', () => {
  const own = vi.fn();
  composeHandlers(undefined, own)({ defaultPrevented: false });
  expect(own).toHaveBeenCalledOnce();
});
