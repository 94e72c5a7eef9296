import { Info } from 'lucide-react';
import { kitPictures } from '../../kit/kit-pictures.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ObjectPicture } from '../object-picture/object-picture.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Receipt } from './receipt.tsx';

export default { title: 'Receipt' };

const fee = (
  <Tooltip text="$1.30 plus 7% of the price of each gift">
    <IconButton label="About the processing fee" icon={<Info />} size="small" />
  </Tooltip>
);

export const Checkout = () => (
  <Receipt
    lines={[
      { label: 'Subtotal', amount: '$251.50' },
      { label: 'Shipping', amount: '$11.45' },
      { label: 'Processing fee', amount: '$21.51', help: fee },
      { label: 'Llama Bucks', amount: '−$25.00', tone: 'credit', media: <ObjectPicture name="llama" size={24} /> },
    ]}
    total={{ label: 'Total', amount: '$259.46' }}
    footer={
      <Button isBlock size="large">
        Place order $259.46
      </Button>
    }
  >
    <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Avatar name="Theo Lindqvist" src={kitPictures.theo} size="xs" />
      For Theo, 2 gifts
    </p>
  </Receipt>
);
