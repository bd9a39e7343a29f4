import { QRCodeSVG } from '@rc-component/qrcode';
import css from './qr-code.module.css';

export interface QrCodeProps {
  value: string;
  /** What it is, for whoever cannot see it. */
  label: string;
}

const pixels = 176;

/** A QR code, drawn here: what it says goes to nobody. It is dark on white in every theme, as readers want it. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <div className={css.tile}>
      <QRCodeSVG value={value} size={pixels} level="M" fgColor="#000" bgColor="#fff" title={label} role="img" />
    </div>
  );
}
