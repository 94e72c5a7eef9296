import { useFieldErrors } from '@wishbow/platform';

/** What the server's last refusal says about a field of a wish: it names the field within the form, or by itself. */
export function useRefusedFields(): (field: string) => string | undefined {
  const refused = useFieldErrors();
  return (field) => refused[`wish.${field}`] ?? refused[field];
}
