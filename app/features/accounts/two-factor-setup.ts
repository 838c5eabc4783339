/** What an authenticator app needs: a picture to scan, or the secret to type. */
export interface TwoFactorSetup {
  /** RFC 4648 base32. */
  secret: string;
  /** otpauth:// */
  uri: string;
  /** The QR code of `uri` as an SVG path on a grid of `size` by `size`. */
  qr: { size: number; path: string };
}
