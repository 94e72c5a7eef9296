import { PageHeading } from '@wishbow/ui/page-heading';
import { BooksTable } from '../../features/admin-books/books-table.tsx';

/** The daily comparison of the books. */
export default function AdminBooksPage() {
  return (
    <>
      <PageHeading
        title="Books"
        text="Ours beside those of card processor and store, compared once a day, both ways."
      />
      <BooksTable />
    </>
  );
}
