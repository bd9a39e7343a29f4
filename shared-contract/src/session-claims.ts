/** What an access token says of its session beside who it is: numbers of seconds, as all times in a JWT. */
export interface SessionClaims {
  /** After so long without an exchange the session is over; a token is as old as the last one. */
  idle: number;
  /** When the session ends however busy it is. */
  end: number;
}
