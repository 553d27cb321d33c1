import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { useTextFields } from './useTextFields';

it('keeps both changes when a password manager fills two fields at once', () => {
  const initial = { oldPassword: '', newPassword: '' };
  const rendered: (typeof initial)[] = [];
  function Form() {
    const { fields, fieldProps } = useTextFields(initial);
    rendered.push(fields);
    if (rendered.length === 1) {
      fieldProps('oldPassword').onChange({ target: { value: 'old' } });
      fieldProps('newPassword').onChange({ target: { value: 'new' } });
    }
    return null;
  }
  renderToStaticMarkup(<Form />);
  expect(rendered).toEqual([initial, { oldPassword: 'old', newPassword: 'new' }]);
});
