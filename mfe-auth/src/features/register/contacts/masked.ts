import { maskedPhone } from '../../../common/code/masked-phone';
import type { Contact } from '../state/contact';

/** A contact as others may see it over a shoulder. */
export const masked = ({ type, value }: Contact): string =>
  type === 'phone' ? maskedPhone(value) : value.replace(/^(.).*?(?=@)/, '$1•••');
