import { admissionBy, admissionTo } from './admission.ts';

const visitor = null;
const person = { user_role_id: 1 } as const;
const admin = { user_role_id: 2 } as const;
const at = (pathname: string, search = '') => ({ pathname, search });

test('everybody may see what is for all', () => {
  for (const user of [visitor, person, admin]) expect(admissionTo(at('/ada'), user)).toEqual({ admits: true });
});

test('a visitor on a protected page is sent to sign in, with the way back', () => {
  expect(admissionTo(at('/orders/7', '?tab=all'), visitor)).toEqual({
    admits: false,
    instead: '/login?redirect=%2Forders%2F7%3Ftab%3Dall',
  });
  expect(admissionTo(at('/orders/7'), person)).toEqual({ admits: true });
});

test('a signed-in person has no business on a guest page and goes back to where they came from, else home', () => {
  expect(admissionTo(at('/login'), person)).toEqual({ admits: false, instead: '/' });
  expect(admissionTo(at('/login', '?redirect=%2Fwishlists%2F7'), person)).toEqual({
    admits: false,
    instead: '/wishlists/7',
  });
  expect(admissionTo(at('/login', '?redirect=https%3A%2F%2Fevil.example'), person)).toEqual({
    admits: false,
    instead: '/',
  });
  expect(admissionTo(at('/register'), visitor)).toEqual({ admits: true });
});

test('the admin area does not exist for anybody but admins', () => {
  expect(admissionTo(at('/admin/orders'), admin)).toEqual({ admits: true });
  expect(admissionTo(at('/admin/orders'), person)).toEqual({ admits: false, statusCode: 404 });
  expect(admissionTo(at('/admin/orders'), visitor)).toEqual({
    admits: false,
    instead: '/login?redirect=%2Fadmin%2Forders',
  });
});

test('a guard that nobody has written is a fault of the site, whoever meets it', () => {
  for (const user of [visitor, person, admin]) {
    expect(admissionBy('members', at('/ada'), user)).toEqual({ admits: false, statusCode: 500 });
  }
});

test('the unused home page leads home', () => {
  expect(admissionTo(at('/homepage_unused'), visitor)).toEqual({ admits: false, instead: '/' });
});
