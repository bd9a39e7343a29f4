/** What an access token says of its session beside who it is: numbers of seconds, as all times in a JWT. */
export interface SessionClaims {
  /** When somebody last used the session. */
  used: number;
  /** After so long without use the session is over. */
  idle: number;
  /** When the session ends however busy it is. */
  end: number;
}
