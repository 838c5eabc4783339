import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password that its owner may look at. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <IconButton label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)} disabled={props.disabled}>
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} trailing={toggle} />;
}
