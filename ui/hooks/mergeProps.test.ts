import { expect, it } from 'vitest';

import { mergeProps } from './mergeProps';

it('calls the handlers of both, the child’s first', () => {
  const calls: string[] = [];
  const merged = mergeProps(
    { onClick: () => calls.push('given'), onBlur: () => calls.push('given blur') },
    { onClick: () => calls.push('child') },
  ) as { onClick: () => void; onBlur: () => void };

  merged.onClick();
  merged.onBlur();

  expect(calls).toEqual(['child', 'given', 'given blur']);
});

it('joins class names, styles and descriptions; for other props the child’s win', () => {
  const merged = mergeProps(
    { className: 'a', style: { top: 0, left: 0 }, 'aria-describedby': 'x', type: 'button', role: undefined },
    { className: 'b', style: { top: 1 }, 'aria-describedby': 'y', type: 'submit', role: 'radio' },
  );

  expect(merged).toEqual({
    className: 'a b',
    style: { top: 1, left: 0 },
    'aria-describedby': 'x y',
    type: 'submit',
    role: 'radio',
  });
});
