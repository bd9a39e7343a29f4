// What strangers send many times over: each is a path, and a body where something is posted.
const numbered = (at, digits = 6) => String(at).padStart(digits, '0');
const post = (path, body) => ({ path, method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
const phone = (at) => `+9180000${numbered(at, 5)}`;
const nested = (depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** Of the form of a token, and signed by nobody. */
const forged = `${btoa('{"alg":"HS256","typ":"at+jwt"}')}.${btoa('{"sub":"0"}')}.${'A'.repeat(43)}`;

/** One call of each flood, by its number; all come from many addresses at once. */
export const floods = {
  'wrong passwords': (at) =>
    post('/api/auth/login', {
      type: 'password',
      email: `nobody-${at}@tvacha.example`,
      password: 'Wrong-word-12',
      loginUser: 'doctor',
    }),
  'wrong codes for one number': () => post('/api/auth/login/verify', { phone: '9000000101', otp: '000000' }),
  'codes for invented numbers': (at) => post('/api/auth/otp/resend', { phone: phone(at), purpose: 'registration' }),
  'codes for one number': () => post('/api/auth/login', { type: 'otp', phone: '+919000000101', loginUser: 'doctor' }),
  'accounts to look around with': (at) => post('/api/demo/register', { fullName: 'Asha Rao', phone: phone(at) }),
  'customer codes that are made up': (at) => post('/api/code/verify', { code: `TVD-${numbered(at)}` }),
  'refresh tokens that are made up': (at) => post('/api/auth/access/token', { refreshToken: numbered(at, 43) }),
  'forged access tokens': () => ({ path: '/api/users/profile', headers: { authorization: `Bearer ${forged}` } }),
  'reports of remotes that are made up': (at) =>
    post('/api/telemetry/remotes', {
      reports: Array.from({ length: 20 }, () => ({ remote: `r${at}`, version: '1', event: 'loaded' })),
    }),
  'contact forms': (at) =>
    post('/api/contact', {
      name: 'Asha Rao',
      email: `a-${at}@tvacha.example`,
      subject: 'Question',
      message: 'Words, more words. '.repeat(50).trim(),
      website: '',
    }),
  'searches while typing': () => ({ path: '/api/search/suggest?search=skin' }),
  'searches in everything': (at) => ({ path: `/api/search?search=skin%20${at}` }),
  'searches for doctors': (at) => ({ path: `/api/doctors?search=a${at}` }),
  'counts of the menu': () => ({ path: '/api/dashboard/datacount' }),
  'pages with a search of their own': (at) => ({ path: `/findadoctor?search=${numbered(at)}` }),
  'addresses that are not there': (at) => ({ path: `/api/none/${at}` }),
  'links to files that nobody signed': (at) => ({ path: `/api/files/ebooks/${at}.pdf?user=a&until=9&signature=b` }),
  'the description of the API': () => ({ path: '/api/openapi.json' }),
  'JSON in itself': () => post('/api/auth/login', nested(100_000)),
  'bodies of 2 MB': () => post('/api/auth/login', `"${'a'.repeat(2 * 2 ** 20)}"`),
};
