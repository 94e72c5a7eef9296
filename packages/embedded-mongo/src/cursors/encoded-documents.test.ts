import { deserialize } from 'bson';
import { EncodedDocuments } from './encoded-documents.ts';

const wish = (title: string) => ({ _id: 1, title, ended: undefined });

test('a document looks on the wire as it is stored, the second time like the first', () => {
  const documents = new EncodedDocuments();
  const teapot = wish('Teapot');
  expect(deserialize(documents.encode(teapot))).toEqual({ _id: 1, title: 'Teapot' });
  expect(documents.encode(teapot)).toBe(documents.encode(teapot));
});

test('a document that took the place of another is not mistaken for it', () => {
  const documents = new EncodedDocuments();
  documents.encode(wish('Teapot'));
  expect(deserialize(documents.encode(wish('Kettle')))).toEqual({ _id: 1, title: 'Kettle' });
});

test('what is read again and again stays, the rest is forgotten', () => {
  const documents = new EncodedDocuments(100);
  const [teapot, kettle] = [wish('Teapot'), wish('Kettle')];
  const [first, forgotten] = [documents.encode(teapot), documents.encode(kettle)];
  for (let round = 0; round < 4; round += 1) {
    documents.encode(wish(`Bowl no. ${round}`));
    expect(documents.encode(teapot)).toBe(first);
  }
  expect(documents.encode(kettle)).not.toBe(forgotten);
});
