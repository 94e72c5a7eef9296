"""
Makes bricolage-grotesque.woff2 out of the file that is published: README.md, "Fonts".
Needs `pip install fonttools==4.66.1 brotli` and `npm ci`; the licence (SIL OFL 1.1) allows it and stands beside the result.
"""
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).resolve().parent
PUBLISHED = HERE / '../../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'

# Wide spaces, arrows, a slash for fractions, primes, letters and marks of Vietnamese and Turkish: in no heading of ours.
LEFT_OUT = {*range(0x2002, 0x200C), 0x102, 0x131, 0x309, 0x323, 0x2032, 0x2033, 0x2044, 0x2191, 0x2193}
FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'tnum', 'lnum']
DEVICES = ('XPlaDevice', 'YPlaDevice', 'XAdvDevice', 'YAdvDevice')
WITHOUT_DEVICES = 0x0F


def kerned_pairs(table):
    if table.Format == 1:
        records = [pair for first in table.PairSet for pair in first.PairValueRecord]
        return [value for pair in records for value in (pair.Value1, pair.Value2) if value]
    classes = [second for first in table.Class1Record for second in first.Class2Record]
    return [value for pair in classes for value in (pair.Value1, pair.Value2) if value]


def kern_all_weights_and_sizes_alike(font):
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, 'ExtSubTable', table)
            if type(table).__name__ != 'PairPos':
                continue
            for value in kerned_pairs(table):
                for device in DEVICES:
                    if hasattr(value, device):
                        delattr(value, device)
            table.ValueFormat1 &= WITHOUT_DEVICES
            table.ValueFormat2 &= WITHOUT_DEVICES


def read_anew(font):
    written = BytesIO()
    font.flavor = None
    font.save(written)
    written.seek(0)
    return TTFont(written, recalcTimestamp=False)


def main():
    font = instantiateVariableFont(TTFont(PUBLISHED, recalcTimestamp=False), {'wght': (600, 800)})
    font = read_anew(font)
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[sign for sign in font.getBestCmap() if sign not in LEFT_OUT])
    subsetter.subset(font)
    font = read_anew(font)
    kern_all_weights_and_sizes_alike(font)
    font.flavor = 'woff2'
    font.save(HERE / 'bricolage-grotesque.woff2')


main()
