import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import { IconButton } from '../icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field that can reveal its contents. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;
  const toggle = (
    <IconButton label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)} disabled={props.disabled}>
      <Icon />
    </IconButton>
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} trailing={toggle} />;
}
