import { startTestDatabase, type TestDatabase } from '@wishbow/testing/test-database';
import { type Model, Schema } from 'mongoose';
import { addMissing } from './add-missing.ts';
import { type Connection, connectMongo } from './connection.ts';

interface Seat {
  readonly _id: string;
  readonly place: string;
}

let database: TestDatabase;
let connection: Connection;
let seats: Model<Seat>;

beforeAll(async () => {
  database = await startTestDatabase();
  connection = await connectMongo(database.url, 'seats');
  const schema = new Schema<Seat>({ _id: String, place: { type: String, unique: true } }, { versionKey: false });
  seats = connection.model<Seat>('Seat', schema);
  await seats.createIndexes();
});
afterAll(async () => {
  await connection.close();
  await database.stop();
});

test('rows are added once, and one that stands under another id does not keep the others out', async () => {
  const first: Seat[] = [{ _id: 'old', place: 'window' }];
  await addMissing(seats, first);
  const rows = [
    { _id: 'old', place: 'aisle' },
    { _id: 'new', place: 'window' },
    { _id: 'next', place: 'door' },
  ];
  await addMissing(seats, rows);
  await addMissing(seats, rows);
  expect(await seats.find().sort({ _id: 1 }).lean<Seat[]>()).toEqual([
    { _id: 'next', place: 'door' },
    { _id: 'old', place: 'window' },
  ]);
});
