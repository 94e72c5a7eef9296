import { findUnsupportedOperators, SUPPORTED_OPERATORS } from './supported-operators.ts';

describe('The list of supported operators', () => {
  test('names what the product may rely on', () => {
    expect(SUPPORTED_OPERATORS.filters).toEqual(
      expect.arrayContaining(['$and', '$or', '$in', '$elemMatch', '$regex', '$expr']),
    );
    expect(SUPPORTED_OPERATORS.updates).toEqual(
      expect.arrayContaining(['$set', '$inc', '$push', '$pull', '$addToSet', '$setOnInsert']),
    );
    expect(SUPPORTED_OPERATORS.stages).toEqual(
      expect.arrayContaining(['$match', '$group', '$lookup', '$facet', '$merge', '$changeStream']),
    );
  });

  test('finds what a text uses beyond it', () => {
    const source = `
      await items.find({ place: { $near: point }, price: { $gt: 5 } });
      await items.aggregate([{ $match: { a: 1 } }, { '$search': { text: 'lamp' } }]);
      const label = isCheap ? '$cheap' : '$dear';
    `;
    expect(findUnsupportedOperators(source)).toEqual(['$near', '$search']);
  });

  test('is content with the clauses of operators', () => {
    const source = 'update({ $push: { a: { $each: [1], $slice: 5 } } })';
    expect(findUnsupportedOperators(source)).toEqual([]);
  });
});
