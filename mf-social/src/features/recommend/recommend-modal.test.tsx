import { screen, waitFor } from '@testing-library/react';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import RecommendModal from './recommend-modal.tsx';

const site = mockSite();
const maya = aPerson();
const priya = aPerson({ id: idOf('person', 3), username: 'priya_r', name: 'Priya Raman' });
const theo = aPerson({ id: idOf('person', 2), username: 'theo_l', name: 'Theo Lindqvist' });

const follows = (follower: typeof maya, followed: typeof maya) => ({
  id: idOf('item', 1),
  approved: true,
  follower_user: follower,
  followed_user: followed,
  followed_user_id: followed.id,
  birthday_reminder: false,
  address_request_approved: null,
});

const peopleOfMaya = (followers: (typeof maya)[], following: (typeof maya)[] = []) =>
  site.answer(relationshipsContract, {
    getRelationships: {
      status: 200,
      body: {
        followers: followers.map((person) => follows(person, maya)),
        following: following.map((person) => follows(maya, person)),
        requested: [],
      },
    },
  });

function openRecommend(input: { wishId: string } | { productId: string } = { wishId: idOf('wish', 1) }) {
  const completed = jest.fn();
  const closed = jest.fn();
  const modal = <RecommendModal input={input} onComplete={completed} onClose={closed} />;
  return { person: renderPage(modal, { as: aSignedInPerson() }), completed, closed };
}

/** Takes what is sent, and remembers it. */
function takeRecommendations() {
  const sent: unknown[] = [];
  site.answer(recommendationsContract, {
    sendRecommendation: ({ body }) => {
      sent.push(body);
      return { status: 200, body: {} };
    },
  });
  return sent;
}

const sendButton = () => screen.getByRole('button', { name: 'Recommend' });

test('a wish goes to the chosen followers with a comment, and not before one is chosen', async () => {
  peopleOfMaya([theo, priya]);
  const sent = takeRecommendations();
  const { person, completed } = openRecommend();
  const priyaBox = await screen.findByRole('checkbox', { name: /Priya Raman/ });
  expect(sendButton()).toBeDisabled();
  await person.click(priyaBox);
  await person.type(screen.getByRole('textbox', { name: /Comment/ }), 'So you');
  await person.click(sendButton());
  await waitFor(() => expect(toastTexts()).toEqual(['Recommendation sent']));
  expect(sent).toEqual([
    { selectedUserIds: [idOf('person', 3)], comment: 'So you', wish: { id: 'cccc00000000000000000001' } },
  ]);
  expect(completed.mock.calls).toEqual([[{}]]);
});

test('a product is recommended by its number', async () => {
  peopleOfMaya([theo]);
  const sent = takeRecommendations();
  const { person } = openRecommend({ productId: 'WB00000001' });
  await person.click(await screen.findByRole('checkbox', { name: /Theo/ }));
  await person.click(sendButton());
  await waitFor(() => expect(sent).toMatchObject([{ item: { product_id: 'WB00000001' } }]));
});

test('followers are found by name or username, and stay ticked while others are looked for', async () => {
  peopleOfMaya([theo, priya]);
  const { person } = openRecommend();
  await person.click(await screen.findByRole('checkbox', { name: /Theo/ }));
  const search = screen.getByRole('searchbox', { name: 'Search followers' });
  await person.type(search, '@priya_');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await person.type(search, 'x');
  expect(screen.getByText('No results found for "@priya_x"')).toBeInTheDocument();
  expect(screen.getByText('Followers, 1 selected')).toBeInTheDocument();
  await person.clear(search);
  expect(screen.getByRole('checkbox', { name: /Theo/ })).toBeChecked();
});

test('who follows nobody and is followed by nobody is told how to begin', async () => {
  peopleOfMaya([]);
  openRecommend();
  expect(await screen.findByText('Follow some friends to be able to recommend items to them')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Recommend' })).not.toBeInTheDocument();
});

test('who follows others but has no followers is told so', async () => {
  peopleOfMaya([], [theo]);
  openRecommend();
  expect(await screen.findByText('No followers yet')).toBeInTheDocument();
});

test('followers that could not be loaded are asked for again', async () => {
  site.answer(relationshipsContract, { getRelationships: 'unreachable' });
  const { person } = openRecommend();
  expect(await screen.findByText('Your followers could not be loaded')).toBeInTheDocument();
  peopleOfMaya([theo]);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: /Theo/ })).toBeInTheDocument();
});

test('a refusal is said in the server’s words, and the dialog stays open', async () => {
  peopleOfMaya([theo]);
  const body = { code: 'already_recommended', message: 'You have recommended this to them already.' };
  site.answer(recommendationsContract, { sendRecommendation: { status: 409, body } });
  const { person, completed } = openRecommend();
  await person.click(await screen.findByRole('checkbox', { name: /Theo/ }));
  await person.click(sendButton());
  await waitFor(() => expect(toastTexts()).toEqual(['You have recommended this to them already.']));
  expect(completed).not.toHaveBeenCalled();
});

test('for a visitor, recommending does nothing', async () => {
  const closed = jest.fn();
  renderPage(<RecommendModal input={{ productId: 'WB00000001' }} onComplete={jest.fn()} onClose={closed} />);
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
