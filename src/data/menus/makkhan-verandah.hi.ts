import type { messages as english } from './makkhan-verandah.en.ts';

export const messages: typeof english = {
  'makkhan-verandah-amritsari-kulcha-pizza':
    'बेस की जगह करारा आलू कुलचा, ऊपर से प्याज़, चीज़ और अनार के दाने।',
  'makkhan-verandah-bhatti-chicken-pizza':
    'मिट्टी की भट्टी में पका चिकन, कुटी काली मिर्च, प्याज़ और सफ़ेद मक्खन।',
  'makkhan-verandah-tomato-and-makkhan-pizza': 'पके टमाटर, देसी चीज़ और पिघलता सफ़ेद मक्खन।',
  'makkhan-verandah-dal-makhani-lasagne': 'पास्ता की परतों के बीच मलाईदार काली दाल और चीज़।',
  'makkhan-verandah-tandoori-chicken-spaghetti':
    'स्मोकी चिकन, टमाटर और हरी मिर्च के साथ टॉस की हुई स्पेगेटी।',
  'makkhan-verandah-gajar-mooli-salad': 'लंबी कटी गाजर और मूली, नींबू, नमक और ताज़े हरे धनिए के साथ।',
  'makkhan-verandah-sarson-leaf-salad': 'सरसों के कोमल पत्ते, गुड़ की ड्रेसिंग और भुना चना।',
  'makkhan-verandah-amritsari-prawn-pakora':
    'लाल मिर्च और अजवाइन वाले घोल में लिपटे झींगे, इतने करारे तले कि हर कौर पर आवाज़ आए।',
  'makkhan-verandah-tangdi-kebab': 'दही, क्रीम और छोटी इलायची में लिपटी चिकन की टंगड़ियाँ।',
  'makkhan-verandah-bharwan-shimla-mirch': 'मसालेदार आलू और पनीर भरकर साबुत भुनी शिमला मिर्च।',
  'makkhan-verandah-rajma-galouti': 'छोटे-छोटे पराँठों पर राजमा और अदरक की नरम टिक्कियाँ।',
  'makkhan-verandah-mirchi-pakora': 'खट्टे-चटपटे आलू भरी लंबी हरी मिर्चें, बेसन में लपेटकर तली हुईं।',
  'makkhan-verandah-keema-kulcha-pockets': 'मटन कीमा, मटर और हरी मिर्च भरे गरमागरम कुलचे।',
  'makkhan-verandah-mango-lassi': 'अल्फ़ांसो आम और गाढ़े दही को मथकर बनी, एकदम ठंडी लस्सी।',
  'makkhan-verandah-masala-chaas': 'भुने जीरे और करी पत्ते वाली नमकीन छाछ का लंबा गिलास।',
};
