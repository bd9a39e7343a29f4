import { useState } from 'react';
import { metRules } from './password-rules';

/** A new password that is typed twice, with the way to say that its form was sent. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [sent, setSent] = useState<string>();
  const [tries, setTries] = useState(0);
  const rules = metRules(password, again);
  return {
    password,
    again,
    rules,
    /** What stood in the field when the form was last sent. */
    sent,
    checked: tries > 0,
    isGood: Object.values(rules).every(Boolean),
    setPassword,
    setAgain,
    /** For the form's submit: from now on what is missing is called wrong. */
    check: () => {
      setSent(password);
      setTries(tries + 1);
    },
    /** How often the form was sent. */
    tries,
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
