import { codePointCount, LONGEST_DESCRIPTION } from '@wishbow/domain/text-length';
import { TextArea } from '@wishbow/ui/text-area';
import { PictureField } from '../../shared/picture-field/picture-field.tsx';
import { LinkField } from '../../shared/wish-form/link-field.tsx';
import { useRefusedFields } from '../../shared/wish-form/use-refused-fields.ts';
import type { FormErrors } from '../../shared/wish-form/wish-form-rules.ts';
import { AmountField, TitleField } from '../../shared/wish-form/wish-text-fields.tsx';
import type { FundDraft, FundField } from './fund-draft.ts';

type FundFieldsProps = {
  draft: FundDraft;
  onChange: (changes: Partial<FundDraft>) => void;
  errors: FormErrors<FundField>;
};

/** What a fund is for and how much it takes. */
export function FundFields({ draft, onChange, errors }: FundFieldsProps) {
  const refused = useRefusedFields();
  return (
    <>
      <TitleField
        value={draft.title}
        onValueChange={(title) => onChange({ title })}
        error={errors.title ?? refused('title')}
      />
      <AmountField
        label="Amount"
        hint="Whole dollars. Several people can chip in until it is there."
        isWhole
        value={draft.goal}
        onValueChange={(goal) => onChange({ goal })}
        error={errors.goal ?? refused('price')}
      />
      <LinkField
        value={draft.link}
        onValueChange={(link) => onChange({ link })}
        error={errors.link ?? refused('url')}
      />
      <TextArea
        label="Description"
        hint={`${codePointCount(draft.description)} of ${LONGEST_DESCRIPTION} characters`}
        dir="auto"
        value={draft.description}
        onValueChange={(description) => onChange({ description })}
        error={errors.description ?? refused('extra_description')}
      />
      <PictureField
        picture={draft.picture}
        alt="The fund"
        onChange={(picture) => onChange({ picture })}
        error={refused('image')}
      />
    </>
  );
}
