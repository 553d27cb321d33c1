import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { TextField, type TextFieldProps } from '../TextField';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>;

/** A password field with a show/hide button. `ref` and the other props reach the `<input>`. */
export function PasswordField(props: PasswordFieldProps) {
  const messages = useMessages();
  const [isShown, setShown] = useState(false);

  return (
    <TextField
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          size="small"
          label={isShown ? messages.auth.hidePassword : messages.auth.showPassword}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
      {...props}
    />
  );
}
